/** Passes on the result of work that was started in an effect, unless the returned function was called before. */
export function whenDone<Value>(work: Promise<Value>, use: (value: Value) => void): () => void {
  let isWanted = true;
  void work.then((value) => {
    if (isWanted) use(value);
  });
  return () => {
    isWanted = false;
  };
}
