import * as z from 'zod'
import { endpoint } from '../endpoint.ts'

export const integrationNames = ['mail', 'sms', 'suggestions', 'bank', 'bankSignOn', 'captcha', 'chat', 'analytics'] as const
export type IntegrationName = (typeof integrationNames)[number]

/** on: there are keys, or it works by itself; off: not configured; local: a stand-in of the demo store or of the program itself. */
const integration = z.object({
  name: z.enum(integrationNames),
  state: z.enum(['on', 'off', 'local']),
  /** Only what may be shown: hosts and names, never a secret. */
  details: z.array(z.string()),
  /** Settings of the server that switch it on. */
  variables: z.array(z.string()),
  canCheck: z.boolean(),
})
export type Integration = z.infer<typeof integration>

const checked = z.object({ isOk: z.boolean(), text: z.string() })
export type IntegrationCheck = z.infer<typeof checked>

export const integrationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/back-office/integrations',
    summary: 'Outside services of the shop and whether they are configured; no secrets',
    policy: 'staff',
    permission: 'integrations',
    output: z.object({ items: z.array(integration) }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/v1/back-office/integrations/:name/check',
    summary: 'Try the service for real and say in a sentence what it answered',
    policy: 'staff',
    permission: 'integrations',
    params: z.object({ name: z.enum(integrationNames) }),
    output: checked,
    errors: ['rate.limited'],
  }),
}
