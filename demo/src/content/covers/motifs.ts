import { goodsMotifs } from './goods-motifs.ts'
import { logisticsMotifs } from './logistics-motifs.ts'
import { documentMotifs } from './document-motifs.ts'
import { peopleMotifs } from './people-motifs.ts'

export const motifs = { ...goodsMotifs, ...logisticsMotifs, ...documentMotifs, ...peopleMotifs }
export type Motif = keyof typeof motifs
