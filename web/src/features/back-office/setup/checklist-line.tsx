import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiCheckCircle, mdiCircleOutline, mdiClockOutline } from '@mdi/js'
import type { SetupChecklist } from '@vitrina/contract/setup/setup-desk'
import { useTranslation } from '#i18n/use-translation.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { useMayEnter } from '../use-rooms.ts'
import { whereDone } from './where-done.ts'

type Line = SetupChecklist['lines'][number]

const looks = {
  done: { icon: mdiCheckCircle, color: 'success.main' },
  todo: { icon: mdiCircleOutline, color: 'warning.main' },
  later: { icon: mdiClockOutline, color: 'text.secondary' },
} as const

/** The first thing that is missing: mail is done only when a letter has really left under an address of the shop's own. */
function mailWords({ state, facts }: Line) {
  if (state !== 'todo' || !facts.hasServer) return state
  return facts.hasSender ? 'notTried' : 'noSender'
}

/** Never by colour alone: the state stands in words too. */
export function ChecklistLine({ line }: { line: Line }) {
  const { name, state, facts } = line
  const { t } = useTranslation('setup-desk')
  const mayEnter = useMayEnter()
  const place = whereDone[name]
  const { icon, color } = looks[state]
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 3,
        rowGap: 2,
        alignItems: 'center',
        py: 3,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon path={icon} sx={{ color, fontSize: 28 }} />
      <Box>
        <Typography component="h3" variant="subtitle1">
          {t(`lines.${name}.title`)}
          <Typography component="span" variant="body2" sx={{ ml: 2, color: 'text.secondary' }}>
            {t(`states.${state}`)}
          </Typography>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name === 'mail' ? t(`lines.mail.${mailWords(line)}`) : t(`lines.${name}.${state}`, facts)}
        </Typography>
      </Box>
      {place.kind === 'room' && mayEnter(place.room) && (
        <Button component={Anchor} href={place.path} variant="outlined" sx={{ gridColumn: { xs: '2', sm: 'auto' }, justifySelf: 'start' }}>
          {t(`lines.${name}.go`)}
        </Button>
      )}
    </Box>
  )
}
