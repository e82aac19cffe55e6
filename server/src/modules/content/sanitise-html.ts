import sanitize from 'sanitize-html'

const words = (text: string) => text.trim().split(/\s+/)

const allowedTags = words(`
  h2 h3 h4 h5 h6 p br hr blockquote pre div span figure figcaption details summary
  ul ol li dl dt dd
  b strong i em u s sub sup small mark code kbd time a img
  table caption colgroup col thead tbody tfoot tr th td
`)

/** Their text goes with them: inside, a browser may read it by other rules than the ones it was checked by. */
const droppedWhole = words(`
  script style noscript template title textarea option select xmp plaintext listing
  iframe noframes noembed object embed svg math
`)

/** A browser ignores blanks and control characters in an address, and takes `\` for `/`. */
const spelledOut = (address: string) => address.replace(/[\p{Cc}\p{Cf}\s]/gu, '').replaceAll('\\', '/')

const isOurs = (address: string) => /^(#|\/(?!\/))/.test(address)

function safeLink(href: string): Record<string, string> {
  const address = spelledOut(href)
  if (isOurs(address)) return { href: address }
  if (/^(mailto|tel):/i.test(address)) return { href: address }
  if (/^https?:\/\//i.test(address)) return { href: address, target: '_blank', rel: 'noopener noreferrer' }
  return {}
}

/** Pictures come from our own store or over https; anything else could watch the reader or not be a picture at all. */
const isSafePicture = (src: string) => /^(https:\/\/[^/]|\/media\/)/i.test(src) && !src.includes('..')

const options: sanitize.IOptions = {
  allowedTags,
  nonTextTags: droppedWhole,
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
    ol: ['start'],
    col: ['span'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nestingLimit: 40,
  transformTags: {
    h1: 'h2',
    a: (tagName, { href = '', title }) => ({ tagName, attribs: { ...safeLink(href), ...(title && { title }) } }),
    img: (tagName, { src = '', alt = '', loading: _, ...rest }) => ({
      tagName,
      attribs: { src: spelledOut(src), alt, loading: 'lazy', ...rest },
    }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isSafePicture(attribs['src'] ?? ''),
}

/**
 * The seller's HTML with nothing in it that could run, frame, restyle or spy.
 * Called by everything that writes a text shown as HTML; what is stored is safe to show.
 */
export const sanitiseHtml = (html: string): string => sanitize(html, options)
