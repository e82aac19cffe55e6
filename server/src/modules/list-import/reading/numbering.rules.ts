const MEASURE = String.raw`(?:мм|см|м|кв|а|в|ва|вт|квт|ква|ка|ма|л|кг|г|%|°|"|дюйм|полюс|жил|мод|мест|пост|клав)`

/** Bullets and numbers in front of a line; what may begin a name («2.5 мм2», «3-х полюсный») is none. */
const NUMBERING = [
  /^(?:[-–—*+>]\s+|[•·▪●○◦✓✔➤►]\s*)(?=\S)/u,
  /^(?:п|пп|п\/п|поз|позиция|пункт)\.?\s?(?:№\s?)?\d{1,3}(?:\.\d{1,3})*[.):]?\s*(?:[-–—]\s*)?(?=\p{L}{2})/iu,
  /^[№#]\s*\d{1,3}[.):]?\s+(?=\S)/u,
  /^(?:№\s*)?\d{1,3}\s?\)\s*(?=\S)/u,
  /^\(\d{1,3}\)\s+(?=\p{L})/u,
  /^(?:№\s*)?\d{1,3}\.\s*(?=[^\d\s])/u,
  /^\d{1,3}(?:[:/]\s+|\s*\|\s*|\s+[-–—]\s+)(?=\p{L}{3})/u,
  /^[а-яa-z]\)\s*(?=\p{L}{2})/iu,
  new RegExp(`^\\d{1,2}(?:\\.\\d{1,3}){1,3}[.)]?\\s+(?=\\p{L}{2})(?!${MEASURE}(?![\\p{L}]))`, 'iu'),
]

/** The line without the bullets and numbers in front of it. */
export const withoutNumbering = (line: string): string => NUMBERING.reduce((rest, pattern) => rest.replace(pattern, ''), line)
