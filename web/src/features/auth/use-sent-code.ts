import { CODE_LIFE_MINUTES } from '@vitrina/contract/auth/auth.rules'
import { useState } from 'react'
import { resendFrom } from '#parts/code/resend-code.tsx'
import { useDraft } from '#ui/drafts.ts'
import type { Contact } from './contact.params.ts'

type Sent = { contact: Contact; resendFrom: number; expiresAt: number }

/** A code is valid for minutes: reopening the dialog asks for the sent code instead of a new one. */
export function useSentCode(purpose: 'sign-in-code' | 'reset-code') {
  const { initial, saveDraft, clearDraft } = useDraft<Sent | null>(purpose, null)
  const [sent, setSent] = useState(() => (initial && initial.expiresAt > Date.now() ? initial : null))
  return {
    sent,
    codeSent: (contact: Contact, retryAfter: number | undefined) => {
      const next = { contact, resendFrom: resendFrom(retryAfter), expiresAt: Date.now() + CODE_LIFE_MINUTES * 60_000 }
      saveDraft(next)
      setSent(next)
    },
    clearCode: () => {
      clearDraft()
      setSent(null)
    },
  }
}
