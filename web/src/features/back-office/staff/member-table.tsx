import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'
import { MemberDialog } from './member-dialog.tsx'
import type { StaffRow } from './staff.api.ts'

const small = { fontSize: 13, color: 'text.secondary', overflowWrap: 'anywhere' } as const

/** Rows that become cards on a narrow screen by CSS alone. */
export function MemberTable({ members }: { members: readonly StaffRow[] }) {
  const { t } = useTranslation('staff')
  const me = useUser()?.id
  const [opened, setOpened] = useState<number>()
  const chosen = members.find(({ id }) => id === opened)
  return (
    <>
      <Paper component="ul" variant="outlined" aria-label={t('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {members.map((member) => (
          <Box
            component="li"
            key={member.id}
            aria-label={member.name}
            sx={{
              px: 4,
              py: 2.5,
              display: 'grid',
              gap: 2,
              alignItems: 'center',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 1.4fr) minmax(0, 1.6fr) 96px' },
              '& + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{member.name}</Box>
              <Box sx={small}>{[member.email, member.phone].filter(Boolean).join(' · ')}</Box>
            </Box>
            <Box sx={{ gridColumn: { xs: '1', md: 'auto' } }}>
              {t(`roles.${member.role}`)}
              {member.companyCount > 0 && <Box sx={small}>{t('companies', { count: member.companyCount })}</Box>}
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
              {member.isBlocked && <Chip size="small" color="error" variant="outlined" label={t('blocked')} />}
              <Chip
                size="small"
                variant="outlined"
                color={member.hasTwoFactor ? 'success' : 'default'}
                label={t(member.hasTwoFactor ? 'twoFactor.on' : 'twoFactor.off')}
              />
            </Box>
            <Box sx={{ gridColumn: { xs: '2', md: 'auto' }, gridRow: { xs: '1', md: 'auto' } }}>
              {member.id === me ? (
                <Chip size="small" label={t('you')} />
              ) : (
                <Button
                  size="small"
                  variant="outlined"
                  aria-label={t('changeOf', { name: member.name })}
                  onClick={() => setOpened(member.id)}
                >
                  {t('change')}
                </Button>
              )}
            </Box>
          </Box>
        ))}
      </Paper>
      {chosen && <MemberDialog member={chosen} onClose={() => setOpened(undefined)} />}
    </>
  )
}
