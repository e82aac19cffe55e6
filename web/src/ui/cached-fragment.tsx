import { createContext, type ReactNode, useContext, useId } from 'react'

/** Sources of a fragment: the site and its texts, or the answers of the page besides the goods as well. */
export type DrawnFrom = 'site' | 'filters'
export type Fragment = {
  name: string
  from: DrawnFrom
  /** Of its place in the page: ids inside it begin with it. */
  id: string
  /** Everything else that it shows, in plain values. */
  by: readonly unknown[]
}
/** `known`: stands for what was drawn before; else what stands before and after the fragment, so that it is found again. */
type Place = { known: string } | { begin: string; end: ReactNode }

/** Where pages are drawn on the server; a browser has none. */
export const FragmentCache = createContext<{ place: (fragment: Fragment) => Place } | null>(null)

type Props = Omit<Fragment, 'id' | 'by'> & { by?: Fragment['by']; children: ReactNode }

const NOTHING: readonly unknown[] = []

/**
 * A part of the page that is the same on many pages: the server draws it once and repeats its markup. It begins and ends with an element,
 * and reads nothing that is not in `from` and `by`. In a browser it is only its children.
 */
export function CachedFragment({ name, from, by = NOTHING, children }: Props) {
  const id = useId()
  const place = useContext(FragmentCache)?.place({ name, from, id, by })
  // Three places each time, and the same in the browser: the ids of what is inside follow from them.
  if (!place) return <FragmentPlaces shown={children} />
  if ('known' in place) return <FragmentPlaces begin={place.known} />
  return <FragmentPlaces begin={place.begin} shown={children} end={place.end} />
}

const FragmentPlaces = ({ begin, shown, end }: { begin?: string; shown?: ReactNode; end?: ReactNode }) => (
  <>
    {begin}
    {shown}
    {end}
  </>
)
