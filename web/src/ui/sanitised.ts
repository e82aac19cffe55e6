import { queryOptions } from '@tanstack/react-query'

/** Server HTML is sanitised once more where it is shown: a stored page may be older than the server's rules. */
async function sanitised(html: string): Promise<string> {
  const { default: purify } = await import('dompurify')
  return purify.sanitize(html, { USE_PROFILES: { html: true }, ADD_ATTR: ['target'], FORBID_TAGS: ['style', 'form', 'input', 'button'] })
}

export const sanitisedQuery = (html: string) =>
  queryOptions({
    queryKey: ['sanitised', html],
    queryFn: () => sanitised(html),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  })
