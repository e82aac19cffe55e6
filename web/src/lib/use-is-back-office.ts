import { useLocation } from '@tanstack/react-router'
import { paths } from './paths.ts'

/** Messages of the seller, chat and surveys are for buyers and have no place at the desks of the seller's own people. */
export const useIsBackOffice = (): boolean =>
  useLocation({ select: ({ pathname }) => pathname === paths.backOffice || pathname.startsWith(`${paths.backOffice}/`) })
