import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import ListItemButton from '@mui/material/ListItemButton'
import { mdiAccountOutline, mdiCheck, mdiDomain } from '@mdi/js'
import type { ListedCompany } from '@vitrina/contract/companies/companies'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Icon } from '#ui/icon.tsx'
import { moveFocus } from '#ui/move-focus.ts'

type Listed = { [K in keyof ListedCompany]?: ListedCompany[K] | undefined } & { id: number }
type Props = { companies: Listed[]; pendingId: number | null; onChoose: (id: number, isActive: boolean) => void }

const isClosed = ({ state }: Listed) => state === 'rejected' || state === 'inactive'

export function CompaniesList({ companies, pendingId, onChoose }: Props) {
  const { t } = useTranslation('companies')
  return (
    <Box component="ul" onKeyDown={moveFocus} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {companies.map((company) => {
        const { id, name, inn, role, state, isActive = false, isIndividual } = company
        const facts = [inn && t('switch.inn', { inn }), role && t(`roles.${role}`), state !== 'approved' && state && t(`states.${state}`)]
        return (
          <li key={id}>
            <ListItemButton
              component="button"
              type="button"
              selected={isActive}
              aria-current={isActive || undefined}
              disabled={isClosed(company) || (pendingId !== null && pendingId !== id)}
              onClick={() => onChoose(id, isActive)}
              sx={row}
            >
              <Icon path={isIndividual ? mdiAccountOutline : mdiDomain} sx={{ color: 'text.secondary' }} />
              <Box component="span" sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ display: 'block', fontWeight: isActive ? 600 : 500 }}>
                  {name}
                </Box>
                <Box component="span" sx={{ display: 'block', fontSize: 13, color: 'text.secondary' }}>
                  {facts.filter(Boolean).join(' · ')}
                </Box>
              </Box>
              {isActive && <Icon path={mdiCheck} title={t('switch.current')} color="primary" />}
              {pendingId === id && <CircularProgress size={18} aria-hidden />}
            </ListItemButton>
          </li>
        )
      })}
    </Box>
  )
}

const row = {
  width: '100%',
  minHeight: 56,
  px: 3,
  py: 2,
  gap: 3,
  border: 0,
  borderRadius: 1,
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  textAlign: 'left',
} as const
