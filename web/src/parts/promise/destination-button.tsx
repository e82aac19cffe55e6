import Button, { type ButtonProps } from '@mui/material/Button'
import { mdiTruckOutline } from '@mdi/js'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { Icon } from '#ui/icon.tsx'
import { destinationQuery } from './destination.api.ts'
import { useDestinationName } from './use-destination-name.ts'

/** Shows where goods go and opens the choice; absent until it is known, and where no warehouse serves the region. */
export function DestinationButton({ sx, ...look }: Pick<ButtonProps, 'sx' | 'size' | 'variant'>) {
  const { t } = useTranslation('region')
  const { data } = useQuery(destinationQuery)
  const nameOf = useDestinationName()
  const { open } = useHistoryStateSwitch()
  const name = data && nameOf(data)
  if (!name) return null
  return (
    <Button
      color="inherit"
      startIcon={<Icon path={mdiTruckOutline} />}
      aria-haspopup="dialog"
      aria-label={t('destination.button', { name })}
      title={name}
      onClick={() => void open({ openedDestination: true })}
      {...look}
      sx={[{ minWidth: 0, '& > .name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }, ...[sx ?? []].flat()]}
    >
      <span className="name">{name}</span>
    </Button>
  )
}
