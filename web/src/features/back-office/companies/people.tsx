import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Section } from '#parts/order/section.tsx'
import { askConfirm } from '#ui/confirm.ts'
import { showMessage } from '#ui/messages.ts'
import { BuyerRow } from '../buyer-row.tsx'
import { BlockDialog } from './block-dialog.tsx'
import { type ShownCompany, useBlockMember, useRemoveMember } from './company-desk.api.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Buyer = ShownCompany['buyers'][number]
type Opened = { kind: 'invite' } | { kind: 'role' | 'block'; buyer: Buyer }

/** People of the company: invited, given another role, taken out, closed; each of them is told. */
export function People({ company }: { company: ShownCompany }) {
  const { t } = useTranslation(['company-desk', 'back-office'])
  const { id, buyers, blocked, state } = company
  const [opened, setOpened] = useState<Opened | null>(null)
  const remove = useRemoveMember(id)
  const block = useBlockMember(id)
  const saved = () => showMessage({ text: t('people.told'), kind: 'success' })
  const askRemove = ({ id: userId, name }: Buyer) =>
    askConfirm({
      title: t('people.removeTitle', { name }),
      text: t('people.removeText'),
      confirm: t('people.remove'),
      isDangerous: true,
      run: () => remove.mutateAsync(userId).then(saved),
    })
  const close = () => setOpened(null)
  const buttons = (buyer: Buyer) => [
    { key: 'role' as const, run: () => setOpened({ kind: 'role', buyer }) },
    { key: 'block' as const, run: () => setOpened({ kind: 'block', buyer }) },
    { key: 'remove' as const, run: () => askRemove(buyer) },
  ]
  return (
    <Section title={t('people.title')}>
      <Button variant="outlined" size="small" sx={{ mb: 2 }} onClick={() => setOpened({ kind: 'invite' })}>
        {t('people.invite')}
      </Button>
      {buyers.length === 0 && <Typography color="textSecondary">{t('people.none')}</Typography>}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {buyers.map((buyer) => (
          <BuyerRow
            key={buyer.id}
            buyer={buyer}
            isOpen={state === 'approved' || state === 'pending'}
            actions={buttons(buyer).map(({ key, run }) => (
              <Button
                key={key}
                size="small"
                color={key === 'role' ? 'primary' : 'error'}
                aria-label={`${t(`people.${key}`)}: ${buyer.name}`}
                onClick={run}
              >
                {t(`people.${key}`)}
              </Button>
            ))}
          />
        ))}
        {blocked.map(({ id: userId, name, role }) => (
          <Box
            component="li"
            key={userId}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
              <Typography variant="body2" color="textSecondary">
                {t(`back-office:roles.${role}`)}
              </Typography>
            </Box>
            <Chip size="small" color="warning" label={t('people.blocked')} />
            <Button
              size="small"
              aria-label={`${t('people.unblock')}: ${name}`}
              loading={block.isPending}
              onClick={() => block.mutate({ userId, isBlocked: false }, { onSuccess: saved })}
            >
              {t('people.unblock')}
            </Button>
          </Box>
        ))}
      </Box>
      {opened?.kind === 'invite' && <InviteDialog company={company} onClose={close} />}
      {opened?.kind === 'role' && <RoleDialog company={company} buyer={opened.buyer} onClose={close} />}
      {opened?.kind === 'block' && <BlockDialog company={company} buyer={opened.buyer} onClose={close} />}
    </Section>
  )
}
