declare module 'mathjs/lib/browser/math.js' {
  const bundle: object;
  export default bundle;
}
