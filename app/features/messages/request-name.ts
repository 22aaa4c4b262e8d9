/** "N-0241": how a visitor names the sample request on the telephone. */
export function requestName(number: number): string {
  return `N-${String(number).padStart(4, '0')}`;
}
