type Circumstances = {
  /** The seller's flag: the site has a home page. */
  showHomePage: boolean
  /** The seller's toggle: a visit begins in the catalogue. */
  homeRedirect: boolean
  /** No query, no hash, no overlay in the history entry. */
  isPlain: boolean
}

/** Specification §2: a plain `/` goes to the catalogue by the setting; without a home page it always does. */
export const isHomeInCatalogue = ({ showHomePage, homeRedirect, isPlain }: Circumstances): boolean =>
  !showHomePage || (homeRedirect && isPlain)
