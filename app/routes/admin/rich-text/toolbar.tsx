import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { AskText } from './ask-text.tsx';
import { toAddress } from './link-address.ts';
import * as shapes from './toolbar-icons.tsx';

type ToolbarProps = {
  editor: Editor;
  /** The progress of an upload, e.g. "%40"; null when there is none. */
  uploading: string | null;
  onPictures: (files: File[]) => void;
};

export function Toolbar({ editor, uploading, onPictures }: ToolbarProps) {
  const [asking, setAsking] = useState<'link' | 'alt' | null>(null);
  const is = useEditorState({
    editor,
    selector: ({ editor }) => ({
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      underline: editor.isActive('underline'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      link: editor.isActive('link'),
      picture: editor.isActive('image'),
      undo: editor.can().undo(),
      redo: editor.can().redo(),
    }),
  });
  const run = () => editor.chain().focus();

  return (
    <div className="flex flex-wrap gap-y-1 border-b hairline p-1.5" role="toolbar" aria-label="Metin araçları">
      <Group>
        <Tool label="Başlık 2, H2" pressed={is.h2} onClick={() => run().toggleHeading({ level: 2 }).run()}>
          H2
        </Tool>
        <Tool label="Başlık 3, H3" pressed={is.h3} onClick={() => run().toggleHeading({ level: 3 }).run()}>
          H3
        </Tool>
      </Group>
      <Group>
        <Tool label="Kalın" pressed={is.bold} onClick={() => run().toggleBold().run()}>
          <b>K</b>
        </Tool>
        <Tool label="Eğik" pressed={is.italic} onClick={() => run().toggleItalic().run()}>
          <i className="font-serif">T</i>
        </Tool>
        <Tool label="Altı çizili" pressed={is.underline} onClick={() => run().toggleUnderline().run()}>
          <u>A</u>
        </Tool>
      </Group>
      <Group>
        <Tool label="Madde listesi" pressed={is.bullets} onClick={() => run().toggleBulletList().run()}>
          {shapes.bullets}
        </Tool>
        <Tool label="Numaralı liste" pressed={is.numbers} onClick={() => run().toggleOrderedList().run()}>
          {shapes.numbers}
        </Tool>
        <Tool label="Alıntı" pressed={is.quote} onClick={() => run().toggleBlockquote().run()}>
          {shapes.quote}
        </Tool>
      </Group>
      <Group>
        <Tool label="Bağlantı" pressed={is.link} onClick={() => setAsking('link')}>
          {shapes.link}
        </Tool>
        <PictureTool uploading={uploading} onPictures={onPictures} />
        {is.picture && (
          <Tool label="Görsel açıklaması" onClick={() => setAsking('alt')}>
            Alt
          </Tool>
        )}
      </Group>
      <Group>
        <Tool label="Geri al" disabled={!is.undo} onClick={() => run().undo().run()}>
          {shapes.undo}
        </Tool>
        <Tool label="Yinele" disabled={!is.redo} onClick={() => run().redo().run()}>
          {shapes.redo}
        </Tool>
      </Group>
      {asking === 'link' && (
        <AskText
          title="Bağlantı"
          label="Adres"
          hint="Örneğin: https://ornek.com, /contact ya da bir e-posta adresi."
          initial={String(editor.getAttributes('link').href ?? '')}
          check={(text) => (text && !toAddress(text) ? 'Bu adrese bağlantı verilemez.' : null)}
          removeLabel={is.link ? 'Bağlantıyı Kaldır' : undefined}
          onClose={() => setAsking(null)}
          onAnswer={(text) => setLink(editor, text)}
        />
      )}
      {asking === 'alt' && (
        <AskText
          title="Görsel açıklaması"
          label="Açıklama"
          hint="Görseli göremeyenlere okunur."
          initial={String(editor.getAttributes('image').alt ?? '')}
          onClose={() => setAsking(null)}
          onAnswer={(alt) => run().updateAttributes('image', { alt }).run()}
        />
      )}
    </div>
  );
}

/** Without a selection the address itself becomes the text. */
function setLink(editor: Editor, text: string) {
  const chain = editor.chain().focus();
  const href = toAddress(text);
  if (!href) return void chain.extendMarkRange('link').unsetLink().run();
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const mark = { type: 'link', attrs: { href } };
    return void chain.insertContent({ type: 'text', text: text.trim(), marks: [mark] }).run();
  }
  chain.extendMarkRange('link').setLink({ href }).run();
}

function Group({ children }: { children: ReactNode }) {
  return (
    <div className="mr-2 flex flex-wrap items-center gap-0.5 border-stone-200 pr-2 last-of-type:border-0 md:border-r">
      {children}
    </div>
  );
}

const toolClass =
  'grid h-11 min-w-11 pointer-fine:h-10 pointer-fine:min-w-10 place-items-center rounded-board px-2 font-semibold hover:bg-stone-100 disabled:text-stone-400 aria-pressed:bg-stone-200 [&>svg]:size-5';

type ToolProps = {
  label: string;
  pressed?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Tool({ label, pressed, disabled, onClick, children }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      className={toolClass}
      // Keeps the focus, and with it the selection, in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function PictureTool({ uploading, onPictures }: Pick<ToolbarProps, 'uploading' | 'onPictures'>) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      title="Görsel"
      className={`${toolClass} relative has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-teak-600`}
    >
      <VisuallyHidden>Görsel</VisuallyHidden>
      {uploading === null ? <Icon name="photo" /> : <span className="text-xs">{uploading}</span>}
      <input
        id={id}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        disabled={uploading !== null}
        className="sr-only"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // Emptied, so that choosing the same file again is a change.
          event.target.value = '';
          onPictures(files);
        }}
      />
    </label>
  );
}
