const LEAST_CODE = 8
const MOST_SWITCHES = 4

/** One long piece of letters and digits in turn, as articles are: a slip in it is looked for among codes, not among meanings. */
export function looksLikeCode(text: string): boolean {
  if (text.length < LEAST_CODE || /\s/.test(text) || !/\d/.test(text)) return false
  const separators = text.match(/(?<=[\p{L}\d])[-._/](?=[\p{L}\d])/gu)?.length ?? 0
  const switches = text.match(/\p{L}(?=\d)|\d(?=\p{L})/gu)?.length ?? 0
  return separators > 1 || switches > MOST_SWITCHES
}
