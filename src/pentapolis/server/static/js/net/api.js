import * as urls from "../urls.js";

/** What the server refused, in words of the session's language. */
export class ApiError extends Error {
  /** @param {number} status @param {import("../types.js").Problem} problem */
  constructor(status, problem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}

/**
 * Calls the server; ApiError where it refuses, TypeError where it cannot be reached.
 * @param {"GET" | "POST"} method @param {string} path @param {object} [body] @returns {Promise<any>}
 */
export async function call(method, path, body) {
  const response = await fetch(urls.api(path), {
    method,
    headers: body ? { "Content-Type": "application/json" } : {},
    body: body ? JSON.stringify(body) : undefined,
  });
  const text = await response.text();
  const json = response.headers.get("Content-Type")?.includes("json") ? JSON.parse(text) : null;
  if (response.ok) return json ?? text;
  throw new ApiError(response.status, json?.error ?? { key: "unknown", message: "", facts: {} });
}

/** @param {string} path */
export const get = (path) => call("GET", path);
/** @param {string} path @param {object} [body] */
export const post = (path, body) => call("POST", path, body ?? {});

/** What went wrong, in words for the reader. @param {unknown} error @param {import("../words/words.js").Words} words */
export const complaint = (error, words) =>
  error instanceof ApiError && error.message ? error.message : words.t("ui-unreachable");

/** Whether there is no such thing, which asking again would not change. @param {unknown} error */
export const isMissing = (error) => error instanceof ApiError && error.status === 404;

/** @param {string} url @returns {Promise<string>} */
export async function text(url) {
  const response = await fetch(url);
  if (!response.ok) throw new ApiError(response.status, { key: "unknown", message: "", facts: {} });
  return response.text();
}

/** A text that need not be there, or what stands in for it. @param {string} url @param {string} otherwise */
export const textOr = (url, otherwise) =>
  text(url).catch((error) => {
    if (isMissing(error)) return otherwise;
    throw error;
  });
