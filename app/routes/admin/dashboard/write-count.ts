/** "1.607". */
export const writeCount = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, '.');
