type Circumstances = {
  /** The seller's flag: there is a home page at all. */
  showHomePage: boolean
  /** The seller's toggle: a visit begins in the catalogue. */
  homeRedirect: boolean
  /** No query, no hash, nothing open over the page. */
  isPlain: boolean
}

/** Specification §2: `/` goes to the catalogue by the setting and when nothing more is said; without a home page it always does. */
export const isHomeInCatalogue = ({ showHomePage, homeRedirect, isPlain }: Circumstances): boolean =>
  !showHomePage || (homeRedirect && isPlain)
