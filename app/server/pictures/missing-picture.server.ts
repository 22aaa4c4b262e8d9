/** Sent with a 404: browsers show it instead of their broken-image icon. */
export const MISSING_PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300" viewBox="0 0 96 72"><path fill="#edece7" d="M0 0h96v72H0z"/><path fill="none" stroke="#c2c1b7" stroke-width="1.4" stroke-linejoin="round" d="M36 26h24v5H36zM36 33.5h24v5H36zM36 41h24v5H36z"/></svg>';

export const MISSING_PICTURE_HEADERS = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'no-store' };
