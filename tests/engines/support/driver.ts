/** An element of the page, known only to the driver that found it. */
export type Handle = unknown;
export type Point = { x: number; y: number };
/** A phone's screen is touched, a desktop's is pointed at with the mouse; WebKitGTK knows only the mouse. */
export type Screen = { width: number; height: number; isPhone: boolean };

/** What a journey needs of a browser. Functions run in the page: they see nothing but their arguments. */
export interface Driver {
  readonly version: string;
  resize(screen: Screen): Promise<void>;
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
  /** Without a press: there is no such thing on a phone. */
  hover(point: Point): Promise<void>;
  /** Presses the mouse or a finger at the first point and moves it to the others; it stays down until `letGo`. */
  drag(from: Point, ...to: Point[]): Promise<void>;
  letGo(): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What went wrong since the last call, on every page since: console errors, exceptions, failed and blocked requests. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
}

export type Key = 'Shift' | 'Escape' | 'Enter' | 'Tab' | 'Home' | 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
