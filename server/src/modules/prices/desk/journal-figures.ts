/** Figures as the journal has them, in any language: 2200 basis points are `22 %`. */
export const toldRate = (basisPoints: number): string => `${String(basisPoints / 100).replace('.', ',')} %`

/** 500 is `+5 %`. */
export const toldPercent = (basisPoints: number): string => `${basisPoints < 0 ? '−' : '+'}${toldRate(Math.abs(basisPoints))}`

export const toldDiscount = (basisPoints: number): string => toldPercent(-basisPoints)

export const toldRoubles = (kopecks: number | null): string => (kopecks === null ? '—' : (kopecks / 100).toFixed(2).replace('.', ','))
