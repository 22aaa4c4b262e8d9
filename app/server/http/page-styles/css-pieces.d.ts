declare module '*.css?inline&pieces' {
  const pieces: import('./pieces.ts').Part[];
  export default pieces;
}
