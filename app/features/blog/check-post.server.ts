import { isTooDeep } from '#app/server/clean-html.server.ts';
import { CONTENT_TOO_DEEP, checkPost, type PostValues } from './post-input.ts';

/** The check of the browser, and what only the parser on the server can tell. */
export function checkPostOnServer(values: PostValues): ReturnType<typeof checkPost> {
  const checked = checkPost(values);
  if ('input' in checked && isTooDeep(checked.input.content)) return { errors: { content: CONTENT_TOO_DEEP } };
  return checked;
}
