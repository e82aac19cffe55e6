/** The owner of a row: by the user's id, by the `viewer` key of their choices, or by their address. */
type By = { column: string; is: 'id' | 'viewer' | 'email' | 'phone' | 'owner' }

/** A column and the SQL it is set to. */
type Setting = readonly [column: string, value: "''" | 'null']

export type PersonalDataTable = {
  table: string
  by: readonly By[]
  /** Columns in the copy of the person's data; none: secrets and traces without meaning for them. */
  exported?: readonly string[]
  /** erase: the rows go. Otherwise the columns to set: the rows stay for others, without the person. */
  fate: 'erase' | readonly Setting[]
}

const byUser: By = { column: 'user_id', is: 'id' }
const byViewer: By = { column: 'viewer', is: 'viewer' }

/**
 * Every table with personal data and its fate when the person's account is deleted. A new table with personal data belongs here;
 * the test that deletes an account reads the whole database and finds forgotten ones.
 * Order matters: rows that others refer to come after those.
 */
export const inventory: readonly PersonalDataTable[] = [
  { table: 'sessions', by: [byUser], exported: ['user_agent', 'ip', 'created_at', 'seen_at'], fate: 'erase' },
  { table: 'known_devices', by: [byUser], fate: 'erase' },
  { table: 'sign_up_proofs', by: [byUser, { column: 'email', is: 'email' }, { column: 'phone', is: 'phone' }], fate: 'erase' },
  { table: 'user_identities', by: [byUser], exported: ['provider', 'subject', 'created_at'], fate: 'erase' },
  // The proof that there was a consent stays, without the place it came from.
  {
    table: 'consents',
    by: [byUser],
    exported: ['kind', 'is_given', 'text_slug', 'text_version', 'ip', 'user_agent', 'at'],
    fate: [
      ['ip', "''"],
      ['user_agent', "''"],
    ],
  },
  {
    table: 'cookie_consents',
    by: [byUser, byViewer],
    exported: ['text_version', 'ip', 'user_agent', 'accepted_at'],
    fate: [
      ['ip', "''"],
      ['user_agent', "''"],
      ['user_id', 'null'],
    ],
  },
  { table: 'notification_settings', by: [byUser], exported: ['settings', 'saved_at'], fate: 'erase' },
  { table: 'digest_items', by: [byUser], exported: ['event', 'title', 'created_at'], fate: 'erase' },
  { table: 'payment_cards', by: [byUser], exported: ['pan', 'expires_on', 'created_at'], fate: 'erase' },
  { table: 'data_exports', by: [byUser], exported: ['created_at', 'expires_at'], fate: 'erase' },
  { table: 'favourites', by: [byUser], exported: ['product_id', 'added_at'], fate: 'erase' },
  { table: 'saved_filters', by: [byUser], exported: ['name', 'url', 'created_at'], fate: 'erase' },
  { table: 'carts', by: [byUser], exported: ['name', 'created_at', 'updated_at'], fate: 'erase' },
  { table: 'search_log', by: [byViewer], exported: ['keyword', 'searched_at'], fate: 'erase' },
  { table: 'analytics_events', by: [byUser], exported: ['type', 'data', 'happened_at'], fate: 'erase' },
  { table: 'survey_answers', by: [byUser, byViewer], exported: ['answers', 'answered_at'], fate: 'erase' },
  { table: 'information_message_closings', by: [byViewer], fate: 'erase' },
  {
    table: 'invitations',
    by: [
      { column: 'email', is: 'email' },
      { column: 'phone', is: 'phone' },
    ],
    exported: ['email', 'phone', 'name', 'role', 'created_at', 'accepted_at'],
    fate: [
      ['email', 'null'],
      ['phone', 'null'],
      ['name', "''"],
    ],
  },
  { table: 'company_members', by: [byUser], exported: ['company_id', 'role', 'joined_at'], fate: 'erase' },
  { table: 'mails', by: [{ column: 'recipient', is: 'email' }], exported: ['subject', 'text', 'created_at', 'sent_at'], fate: 'erase' },
  {
    table: 'sms_messages',
    by: [
      { column: 'recipient', is: 'phone' },
      { column: 'fallback_email', is: 'email' },
    ],
    exported: ['text', 'created_at', 'sent_at'],
    fate: 'erase',
  },
  { table: 'idempotency_keys', by: [{ column: 'caller', is: 'viewer' }], fate: 'erase' },
  // The order is the company's; its papers stay as they were for the years the law asks.
  {
    table: 'orders',
    by: [{ column: 'created_by', is: 'id' }],
    exported: ['number', 'buyer_order_number', 'contact_name', 'contact_phone', 'comment', 'total', 'created_at'],
    fate: [
      ['contact_name', "''"],
      ['contact_phone', "''"],
      ['comment', "''"],
      ['created_by', 'null'],
    ],
  },
  {
    table: 'order_events',
    by: [{ column: 'actor_user_id', is: 'id' }],
    exported: ['type', 'data', 'at'],
    fate: [['actor_user_id', 'null']],
  },
  // The company's money, also when the person made the payment.
  {
    table: 'payments',
    by: [{ column: 'created_by', is: 'id' }],
    exported: ['method', 'sum', 'state', 'created_at', 'received_at'],
    fate: [['created_by', 'null']],
  },
  {
    table: 'custom_products',
    by: [{ column: 'owner_id', is: 'id' }],
    exported: ['name', 'article', 'brand', 'unit', 'note', 'link', 'visibility', 'created_at'],
    // A product shared with the company is the company's.
    fate: [
      ['link', "''"],
      ['note', "''"],
    ],
  },
]

/** Texts of others that may mention the person: a letter to the owner of the company, a contact at the gate. */
export const mentions: readonly {
  table: string
  columns: readonly string[]
  /** The columns are JSON. */
  isJson?: true
}[] = [
  { table: 'mails', columns: ['subject', 'html', 'text'] },
  { table: 'sms_messages', columns: ['text'] },
  { table: 'idempotency_keys', columns: ['answer'], isJson: true },
  { table: 'delivery_addresses', columns: ['label', 'contact_name', 'phone', 'driver_note'] },
  { table: 'custom_products', columns: ['name', 'note'] },
  { table: 'cart_items', columns: ['note'] },
  { table: 'orders', columns: ['contact_name', 'contact_phone', 'comment', 'buyer_order_number', 'delivery_address', 'refusal'] },
  { table: 'order_items', columns: ['note'] },
  { table: 'order_events', columns: ['data'], isJson: true },
  { table: 'shipments', columns: ['collected_by'] },
  { table: 'return_requests', columns: ['comment', 'answer'] },
  { table: 'payments', columns: ['payer_name', 'purpose'] },
  { table: 'digest_items', columns: ['title'] },
  { table: 'invitations', columns: ['name'] },
  { table: 'companies', columns: ['name', 'rejection'] },
  { table: 'legal_entities', columns: ['short_name', 'full_name', 'head_name'] },
]

export type Person = { id: number; email: string | null; phone: string | null; firstName: string; middleName: string; lastName: string }

/** Spellings of a name; one word alone identifies nobody. */
function namesOf({ firstName, middleName, lastName }: Person): string[] {
  if (!firstName || !lastName) return []
  const initials = [firstName, middleName].filter(Boolean).map((name) => `${name[0]}.`)
  return [
    ...(middleName ? [`${lastName} ${firstName} ${middleName}`, `${firstName} ${middleName} ${lastName}`] : []),
    `${lastName} ${firstName}`,
    `${firstName} ${lastName}`,
    `${lastName} ${initials.join(' ')}`,
    `${lastName} ${initials.join('')}`,
    `${initials.join(' ')} ${lastName}`,
  ]
}

/** A number as people write it: +79000000001, 8 900 …, and with the ten digits alone. */
function phonesOf(phone: string): string[] {
  const ten = phone.slice(-10)
  const [code, first, second, third] = [ten.slice(0, 3), ten.slice(3, 6), ten.slice(6, 8), ten.slice(8)]
  const grouped = [`(${code}) ${first}-${second}-${third}`, `${code} ${first}-${second}-${third}`]
  return [phone, `8${ten}`, ...grouped.flatMap((rest) => [`+7 ${rest}`, `8 ${rest}`]), ten]
}

/** Texts to find in the words of others, longest first, so that no half of one is left over. */
export const traitsOf = (person: Person): string[] =>
  [...(person.email ? [person.email] : []), ...(person.phone ? phonesOf(person.phone) : []), ...namesOf(person)].toSorted(
    (one, other) => other.length - one.length,
  )
