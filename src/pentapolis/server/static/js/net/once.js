/**
 * Asks once and remembers the answer; a failure is forgotten, so that whoever wants it next asks again.
 *
 * @template T
 * @param {Map<string, Promise<T>>} known
 * @param {string} key
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export function once(known, key, ask) {
  const found = known.get(key) ?? ask();
  known.set(key, found);
  found.catch(() => known.delete(key));
  return found;
}
