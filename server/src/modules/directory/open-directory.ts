import type { AddressBound, AddressSuggestion, CompanySuggestion, DirectorySource } from '@vitrina/contract/directory/directory'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#platform/actor'
import type { Context } from '#platform/context'
import { consumeToken } from '#platform/http/rate-limit'
import { requestDadata } from './request-dadata.ts'
import { readAddresses, readParties } from './dadata.rules.ts'
import { embeddedPlaces } from './embedded-addresses.ts'
import { embeddedCompanies } from './embedded-companies.ts'
import { findAddresses, findCompanies } from './embedded-search.rules.ts'

const MOST = 10
/** After a refusal or silence the service is left alone for so long: otherwise every letter would wait a second. */
const REST_MS = 30_000
/** An office types from one address; the service counts every question. */
const QUESTIONS = { limit: 600, windowSeconds: 300 }

const MAX_AGE_MS = 600_000
const MOST_CACHED = 500

type Suggested<T> = { suggestions: T[]; source: DirectorySource }
type AddressQuery = {
  keyword: string
  fromBound?: AddressBound | undefined
  toBound?: AddressBound | undefined
  locations?: Record<string, string>[] | undefined
}

/** Companies and addresses from DaData where there is a key and it answers; else from the directory in this folder. */
export function openDirectory({ config, log }: Context) {
  let silentUntil = 0
  const cache = new LRUCache<string, unknown[]>({ max: MOST_CACHED, ttl: MAX_AGE_MS })

  async function fromService<T>(
    what: 'party' | 'address',
    question: Record<string, unknown>,
    read: (answer: unknown) => T[],
  ): Promise<T[] | null> {
    if (!config.DADATA_KEY) return null
    const key = what + JSON.stringify(question)
    const known = cache.get(key)
    // Only this function writes under the key of its own question.
    if (known) return known as T[]
    if (performance.now() < silentUntil) return null
    try {
      const suggestions = read(await requestDadata(config, what, question))
      cache.set(key, suggestions)
      return suggestions
    } catch (error) {
      // After any failure, a person in the middle of a form goes on with the store's own directory.
      silentUntil = performance.now() + REST_MS
      log.warn({ err: error }, 'the directory service did not answer, the embedded one does')
      return null
    }
  }

  const count = (ctx: Context, { ip }: Actor) => consumeToken(ctx, { key: `directory:${ip}`, ...QUESTIONS })

  return {
    suggestCompanies: async (ctx: Context, actor: Actor, keyword: string): Promise<Suggested<CompanySuggestion>> => {
      await count(ctx, actor)
      const suggestions = keyword === '' ? [] : await fromService('party', { query: keyword, count: MOST }, readParties)
      if (suggestions) return { suggestions, source: config.DADATA_KEY ? 'dadata' : 'embedded' }
      return { suggestions: findCompanies(embeddedCompanies, keyword), source: 'embedded' }
    },
    suggestAddresses: async (ctx: Context, actor: Actor, addressQuery: AddressQuery): Promise<Suggested<AddressSuggestion>> => {
      await count(ctx, actor)
      const question = {
        query: addressQuery.keyword,
        count: MOST,
        ...(addressQuery.fromBound && { from_bound: { value: addressQuery.fromBound } }),
        ...(addressQuery.toBound && { to_bound: { value: addressQuery.toBound } }),
        ...(addressQuery.locations && { locations: addressQuery.locations }),
      }
      const suggestions = addressQuery.keyword === '' ? [] : await fromService('address', question, readAddresses)
      if (suggestions) return { suggestions, source: config.DADATA_KEY ? 'dadata' : 'embedded' }
      return { suggestions: findAddresses(embeddedPlaces, addressQuery), source: 'embedded' }
    },
  }
}
