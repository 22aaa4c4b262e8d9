import { useEffect, useRef } from 'react';

/** The server's messages about the pictures. There is no input to focus, so the messages get the focus. */
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
