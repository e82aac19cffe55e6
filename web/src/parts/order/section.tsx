import type { ReactNode } from 'react'
import { SectionFrame } from '#ui/section-frame.tsx'

type Props = { title: string; id?: string; children: ReactNode }

/** One subject of an order, for its buyer and for the seller's people. */
export const Section = (props: Props) => <SectionFrame isTight {...props} />
