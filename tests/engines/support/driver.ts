/** An element of the page, known only to the driver that found it. */
export type Handle = unknown;
export type Size = { width: number; height: number };
export type Point = { x: number; y: number };

/** What a journey needs of a browser. Functions run in the page: they see nothing but their arguments. */
export interface Driver {
  readonly version: string;
  resize(size: Size): Promise<void>;
  goto(url: string): Promise<void>;
  evaluate<A extends unknown[], R>(inPage: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  find<A extends unknown[]>(inPage: (...args: A) => Element | null, ...args: A): Promise<Handle | null>;
  evaluateOn<A extends unknown[], R>(
    element: Handle,
    inPage: (element: Element, ...args: A) => R | Promise<R>,
    ...args: A
  ): Promise<R>;
  click(element: Handle): Promise<void>;
  /** Into the element that has the focus. */
  type(element: Handle, text: string): Promise<void>;
  press(key: Key): Promise<void>;
  upload(element: Handle, files: string[]): Promise<void>;
  moveMouse(point: Point): Promise<void>;
  pressMouse(): Promise<void>;
  releaseMouse(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What went wrong since the last call: console errors, exceptions, failed and blocked requests. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Shift' | 'Escape' | 'Enter' | 'Tab' | 'Home' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
