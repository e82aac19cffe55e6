/** A4 in points, as wide and high as it is between its margins: left, top, right, bottom. */
export const PORTRAIT = { pageOrientation: 'portrait', pageMargins: [42, 30, 30, 36], width: 523.28 } as const
export const LANDSCAPE = { pageOrientation: 'landscape', pageMargins: [24, 20, 24, 26], width: 793.89 } as const
