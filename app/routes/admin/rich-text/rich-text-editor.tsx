import Image from '@tiptap/extension-image';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef } from 'react';
import { UploadRetry } from '#app/routes/admin/form/upload-retry.tsx';
import { usePictureUpload } from '#app/routes/admin/form/use-picture-upload.ts';
import { showToast } from '#app/ui/toast.tsx';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { leavePicture } from './leave-picture.ts';
import { Toolbar } from './toolbar.tsx';

export type RichTextEditorProps = {
  initial: string;
  labelId: string;
  /** The height of the writing area. */
  className: string;
  onChange: (html: string) => void;
};

const extensions = [
  StarterKit.configure({
    // Level 1 is the page's title. Level 4 has no button, but posts that contain it keep it.
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { target: null, rel: 'noopener' } },
  }),
  Image,
];

export default function RichTextEditor({ initial, labelId, className, onChange }: RichTextEditorProps) {
  const current = useRef<Editor>(null);
  const queue = usePictureUpload('blog', (picture) => {
    current.current
      ?.chain()
      .focus()
      .setImage({ src: picture.src, alt: '' })
      .command(({ tr }) => Boolean(leavePicture(tr)))
      .run();
  });
  const insertPictures = queue.upload;

  const editor = useEditor({
    extensions,
    content: initial,
    immediatelyRender: false,
    onUpdate: ({ editor }) => onChange(withoutEmptyEnd(editor.getHTML())),
    editorProps: {
      attributes: {
        class: `prose ${className} max-w-none overflow-y-auto px-5 py-5 outline-none md:px-7`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
      },
      transformPastedHTML(html) {
        const { cleaned, droppedPictures } = cleanPastedHtml(html);
        if (droppedPictures) {
          showToast({
            kind: 'info',
            text: 'Yapıştırılan görseller alınmadı. Görselleri araç çubuğundaki düğmeyle yükleyin.',
          });
        }
        return cleaned;
      },
      handlePaste(_view, event) {
        const files = pictureFiles(event.clipboardData);
        // Word also copies a picture of the text; the text itself is wanted.
        if (files.length === 0 || event.clipboardData?.types.includes('text/html')) return false;
        insertPictures(files);
        return true;
      },
      handleDrop(_view, event, _slice, moved) {
        const files = pictureFiles(event.dataTransfer);
        if (moved || files.length === 0) return false;
        event.preventDefault();
        insertPictures(files);
        return true;
      },
    },
  });
  current.current = editor;

  return (
    <div className="overflow-hidden rounded-board border border-stone-400 bg-white focus-within:outline-3 focus-within:outline-teak-600">
      {editor && <Toolbar editor={editor} uploading={queue.percent} onPictures={insertPictures} />}
      {queue.failed && (
        <div className="border-b hairline p-3">
          <UploadRetry failed={queue.failed} queue={queue} />
        </div>
      )}
      {editor ? <EditorContent editor={editor} /> : <div className="h-[500px]" />}
    </div>
  );
}

function pictureFiles(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/'));
}

/** The editor keeps an empty paragraph at the end to write in; it is not part of the post. */
function withoutEmptyEnd(html: string): string {
  return html.replace(/(?:<p><\/p>)+$/, '');
}
