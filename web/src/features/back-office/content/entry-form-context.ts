import type { ContentReference } from '@vitrina/contract/content/content-desk'
import { createContext, use } from 'react'

export type EntryFormContext = {
  /** The server's sentence at a field of the body. */
  errorAt: (path: string) => string | undefined
  reference: ContentReference
}

const Context = createContext<EntryFormContext | null>(null)
export const EntryFormProvider = Context.Provider

export function useEntryForm(): EntryFormContext {
  const form = use(Context)
  if (!form) throw new Error('A field of an entry stands outside of its form')
  return form
}
