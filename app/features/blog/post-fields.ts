import { plainText } from '#app/shared/plain-text.ts';
import { pictureField, type RecordField, textField } from '#app/shared/record-fields.ts';
import { POST_STATUS_LABELS, type PostStatus } from './post-input.ts';

interface Post {
  title: string;
  slug: string;
  content: string;
  image_url: string | null;
  status: PostStatus;
  is_published: boolean;
}

/** The text is compared as text: its formatting is left out. */
export function postFields(post: Post): RecordField[] {
  // A line for each paragraph, so that it can be read.
  const paragraphs = post.content.split(/<\/(?:p|h\d|li|blockquote)>/i).map(plainText);
  return [
    textField('title', 'Başlık', post.title),
    textField('slug', 'Adres', `/blogs/${post.slug}`),
    textField('content', 'İçerik', paragraphs.filter(Boolean).join('\n')),
    pictureField('image_url', 'Kapak görseli', post.image_url),
    { key: 'pictures', label: 'Metindeki görseller', pictures: picturesInText(post.content) },
    textField('is_published', 'Yayın', post.is_published ? 'Yayında' : 'Taslak'),
    textField('status', 'Formdaki durum', POST_STATUS_LABELS[post.status]),
  ];
}

export function picturesInText(html: string): string[] {
  return [...html.matchAll(/<img\b[^<>]*?\ssrc="([^"]+)"/gi)].map(([, src]) => (src ?? '').replaceAll('&amp;', '&'));
}
