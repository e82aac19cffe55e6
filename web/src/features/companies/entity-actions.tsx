import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { mdiContentCopy, mdiDeleteOutline, mdiPencilOutline, mdiStarOutline } from '@mdi/js'
import { useTranslation } from '#i18n/use-translation.tsx'
import { copyText } from '#lib/copy-text.ts'
import { useHistoryStateSwitch } from '#lib/history-state.ts'
import { askConfirm } from '#ui/confirm.ts'
import { Icon } from '#ui/icon.tsx'
import { showMessage } from '#ui/messages.ts'
import { useMakeMain, useRemoveEntity } from './companies.api.ts'
import { requisitesText } from './requisites-text.ts'
import type { Entity } from './legal-entity-card.tsx'

type Props = { entity: Entity; canChange: boolean; isOnly: boolean }

export function EntityActions({ entity, canChange, isOnly }: Props) {
  const { t } = useTranslation('companies')
  const { open } = useHistoryStateSwitch()
  const makeMain = useMakeMain()
  const remove = useRemoveEntity()
  const { id, shortName, isMain, contracts } = entity
  const button = (icon: string, name: string, run: () => void) => (
    <Tooltip title={t(`entities.${name}`)}>
      <IconButton aria-label={t(`entities.${name}Named`, { name: shortName })} onClick={run}>
        <Icon path={icon} fontSize="small" />
      </IconButton>
    </Tooltip>
  )
  const copy = () =>
    copyText(requisitesText(entity, t)).then(
      () => showMessage({ text: t('entities.copied'), kind: 'success' }),
      // Forbidden by the browser: the text can still be selected.
      () => showMessage({ text: t('entities.notCopied'), kind: 'error' }),
    )
  const askRemove = () =>
    askConfirm({
      title: t('entities.removeTitle', { name: shortName }),
      text: t('entities.removeText'),
      confirm: t('remove'),
      isDangerous: true,
      run: () => remove.mutateAsync(id),
    })
  return (
    <Box sx={{ display: 'flex', flex: 'none', mt: -1 }}>
      {button(mdiContentCopy, 'copy', () => void copy())}
      {canChange && !isMain && button(mdiStarOutline, 'makeMain', () => makeMain.mutate(id))}
      {canChange && button(mdiPencilOutline, 'change', () => void open({ openedCompanyTool: { kind: 'entity', id } }))}
      {canChange && !isOnly && contracts.length === 0 && button(mdiDeleteOutline, 'remove', askRemove)}
    </Box>
  )
}
