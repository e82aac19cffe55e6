import type { ReactNode } from 'react'
import { SectionFrame } from '#ui/section-frame.tsx'

type Props = { title: string; id?: string; children: ReactNode }

/** One section of an order, for the buyer and for staff. */
export const Section = (props: Props) => <SectionFrame isTight {...props} />
