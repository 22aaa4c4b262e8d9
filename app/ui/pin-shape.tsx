/** The map pin. Its tip is at the bottom centre. */
export function PinShape({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 52" width="40" height="52" aria-hidden="true" className={className}>
      <path d="M20 51C31 36 38 28 38 19a18 18 0 1 0-36 0c0 9 7 17 18 32Z" fill="currentColor" />
      <path d="M12 13h4v14h-4zM18 13h4v14h-4zM24 13h4v14h-4z" fill="#fff" />
    </svg>
  );
}
