import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type SpecificationList, specificationLists } from '@vitrina/contract/specifications/specification-shapes'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useIsOpen, useUser } from '#parts/site/use-site.ts'
import { Anchor } from '#ui/anchor.tsx'
import { listPaths } from './specifications.params.ts'

/** P-05: a list the seller switches off has no tab; without a company there are no colleagues. */
export function ListTabs({ list }: { list: SpecificationList }) {
  const { t } = useTranslation('specifications')
  const isOpen = useIsOpen()
  const hasCompany = Boolean(useUser()?.companyName)
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={list}
      aria-label={t('lists.label')}
      sx={{ maxWidth: '100%', overflowX: 'auto' }}
    >
      {specificationLists
        .filter((one) => isOpen(listPaths[one]) && (one !== 'company' || hasCompany))
        .map((one) => (
          <ToggleButton
            key={one}
            value={one}
            component={Anchor}
            href={listPaths[one]}
            role="link"
            aria-pressed={undefined}
            aria-current={one === list ? 'page' : undefined}
            sx={{ textTransform: 'none', px: 3, minHeight: 36, flexShrink: 0 }}
          >
            {t(`lists.${one}`)}
          </ToggleButton>
        ))}
    </ToggleButtonGroup>
  )
}
