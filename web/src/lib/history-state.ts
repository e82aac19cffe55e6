import { useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useHistory } from './use-history.ts'

export type AuthView = 'signin' | 'signup' | 'signin-by-invitation'

/** Specification §2: overlays of a page live in the history entry, so that "back" closes them. */
export type OwnState = {
  openedAuth?: AuthView | undefined
  /** A dialog over the auth dialog. */
  openedAuthTool?: string | undefined
  /** The entry under the tool: pushed by us too, or an address entered directly. */
  authToolOver?: 'pushed' | 'direct' | undefined
  /** Opens the region dialog. */
  openedRegion?: boolean | undefined
  /** The choice of where goods are wanted. */
  openedDestination?: boolean | undefined
  /** Saved filters of the catalogue: the list, or the form of a new one. */
  openedSavedFilters?: 'list' | 'save' | undefined
  /** The phone's full-screen search; in the back office the search over all of it. */
  openedSearch?: boolean | undefined
  /** Shows the important notice even when it was dismissed. */
  importantDialog?: boolean | undefined
  /** The form of an own product: a new one, with or without a name, or an existing one. */
  openedCustomProduct?: { id?: number; name?: string } | undefined
  /** The list of own products. */
  openedCustomProducts?: boolean | undefined
  /** A form over the account area. */
  openedAccountTool?: { kind: 'email' | 'phone' | 'deletion' | 'withdrawal' | 'address'; id?: number } | undefined
  /** The list of keys. */
  openedKeys?: boolean | undefined
  /** The choice of the active company. */
  openedCompanies?: boolean | undefined
  /** A form over the screen of the company. */
  openedCompanyTool?:
    | { kind: 'company' }
    | { kind: 'invitation' }
    | { kind: 'entity'; id?: number }
    | { kind: 'account'; entityId: number; id?: number }
    | undefined
  /** The document to send by e-mail. */
  openedDocumentTool?: number | undefined
  /** The request for a reconciliation act. */
  openedReconciliation?: boolean | undefined
  /** The import into the cart, with the pasted text if any. */
  openedCartImport?: { text?: string } | undefined
  /** The supply strategies of the cart. */
  openedSupply?: boolean | undefined
  /** Opens the analogs of a line of the cart, by its id, or of all lines. */
  openedCartAnalogs?: number | 'all' | undefined
  /** The back office: the orders of the queue that this one was opened from, and its address. */
  deskQueue?: { ids: number[]; address: string } | undefined
  /** The back office: the company to refuse. */
  openedRejection?: number | undefined
  /** The back office: the calendar day to edit. */
  openedCalendarDay?: string | undefined
  /** A form over an order, or over the list of them. */
  openedOrderTool?: 'cancel' | 'reject' | 'return' | 'repeat' | 'export' | undefined
  /** The order of a list to put into the cart again. */
  openedRepeat?: { id: number; number: string } | undefined
  /** The invoice to pay. */
  openedPayment?: number | undefined
  /** Orders the checkout has just placed; shown over the first of them. */
  placedOrders?: { id: number; number: string; total: number }[] | undefined
  /** A form over an order at the desk; `id` of its shipment. */
  openedDeskTool?:
    | {
        kind:
          | 'decline'
          | 'release'
          | 'releaseGoods'
          | 'receiveGoods'
          | 'sendTransfer'
          | 'cancel'
          | 'refuseCancel'
          | 'rejectReserve'
          | 'releaseReserve'
          | 'change'
          | 'markPaid'
          | 'changePromise'
          | 'issue'
          | 'takeBack'
        id?: number
      }
    | undefined
  /** The back office: a form over payments, or over one of them. */
  openedPaymentTool?: 'record' | 'refund' | 'paidBack' | 'void' | { unallocate: number } | undefined
  /** The back office: a form over lines of the bank statement. */
  openedStatementTool?: { kind: 'dismiss' | 'undo'; ids: number[] } | { kind: 'company'; id: number } | { kind: 'paste' } | undefined
  /** The back office: the word of the dictionary to edit, or what a new one says. */
  openedDictionaryWord?: { key: string } | { says: string } | undefined
  /** The sign-in whose code of the authenticator is asked for, and the page to go back to. */
  secondStep?: { challenge: string; rememberMe: boolean; back: string } | undefined
  /** This entry was pushed by us: closing may go back. */
  canGoBack?: boolean | undefined
  /** Number of history entries of one dialog; closing goes back over all of them. One by default. */
  depth?: number | undefined
}
type Key = keyof OwnState

declare module '@tanstack/history' {
  interface HistoryState extends OwnState {}
}

/** Whether anything lies over the page: by their names, which all begin alike, because the list of them would come with every page. */
export const hasOwnState = (state: OwnState): boolean =>
  Object.entries(state).some(([key, value]) => Boolean(value) && (key.startsWith('opened') || key === 'importantDialog'))

/** One value of the current history entry. */
export const useHistoryState = <K extends Key>(key: K): OwnState[K] =>
  useRouterState({ select: ({ location }) => location.state[key] }) as OwnState[K]

const here = { to: '.', search: true, hash: true, params: true, resetScroll: false } as const

/** Opens by pushing an entry, so that "back" closes; closes by going back, or in place when the address was entered directly. */
export function useHistoryStateSwitch() {
  const router = useRouter()
  const history = useHistory()
  return useMemo(
    () => ({
      open: (state: OwnState, { replace = false } = {}) =>
        router.navigate({
          ...here,
          replace,
          state: (before) => ({ ...before, ...state, canGoBack: replace ? before.canGoBack : true }),
        }),
      close: (...keys: Key[]): void => {
        if (router.state.location.state.canGoBack && history.canGoBack()) return history.back()
        const cleared = Object.fromEntries(keys.map((key) => [key, undefined]))
        void router.navigate({ ...here, replace: true, state: (before) => ({ ...before, ...cleared }) })
      },
    }),
    [router, history],
  )
}
