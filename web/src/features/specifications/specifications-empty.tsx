import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { mdiFileImportOutline, mdiFilterOffOutline, mdiPlus, mdiTextBoxCheckOutline } from '@mdi/js'
import type { SpecificationList } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { paths } from '#lib/paths.ts'
import { useIsOpen } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { ListEmpty } from '#ui/list-empty.tsx'
import { listPaths } from './specifications.params.ts'

type Props = { list: SpecificationList; isFiltered: boolean; onCreate: () => void }

/** For a newcomer: what specifications are for and both ways to begin; with a search: a link to clear it. */
export function SpecificationsEmpty({ list, isFiltered, onCreate }: Props) {
  const { t } = useTranslation('specifications')
  const isOpen = useIsOpen()
  if (isFiltered)
    return (
      <ListEmpty
        icon={mdiFilterOffOutline}
        texts={{ title: t('empty.filtered.title'), text: t('empty.filtered.text'), action: t('empty.filtered.action') }}
        href={listPaths[list]}
      />
    )
  return (
    <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 3, py: 12, textAlign: 'center' }}>
      <Icon path={mdiTextBoxCheckOutline} sx={{ fontSize: 56, color: 'text.secondary' }} />
      <Typography variant="h2">{t(`empty.${list}.title`)}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
        {t(`empty.${list}.text`)}
      </Typography>
      {list === 'mine' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 2 }}>
          {isOpen(paths.specificationImport) && (
            <Button
              variant="contained"
              component={Anchor}
              href={paths.specificationImport}
              startIcon={<Icon path={mdiFileImportOutline} fontSize="small" />}
            >
              {t('empty.mine.import')}
            </Button>
          )}
          <Button variant="outlined" startIcon={<Icon path={mdiPlus} fontSize="small" />} onClick={onCreate}>
            {t('empty.mine.action')}
          </Button>
        </Box>
      )}
    </Box>
  )
}
