import { useEffect, useRef } from 'react';

/** What the server said of the pictures of the last save; there is no field to mark, so the words get the focus. */
export function PictureErrors({ errors }: { errors: string[] | undefined }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors) words.current?.focus();
  }, [errors]);
  if (!errors) return null;
  return (
    <div ref={words} role="alert" tabIndex={-1} className="mt-2 scroll-mt-32">
      {errors.map((text) => (
        <p key={text} className="error">
          {text}
        </p>
      ))}
    </div>
  );
}
