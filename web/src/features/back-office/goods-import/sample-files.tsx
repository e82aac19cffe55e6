import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { permissionOf, sampleFiles } from '@vitrina/contract/goods-import/goods-import.rules'
import { may } from '@vitrina/contract/roles/staff-permissions.rules'
import { useTranslation } from '#i18n/use-translation.tsx'
import { useUser } from '#parts/site/use-site.ts'

/** Small files to begin with, of what the person may load. */
export function SampleFiles() {
  const { t } = useTranslation('goods-import')
  const role = useUser()?.Group
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {t('samples.title')}
      </Typography>
      {sampleFiles
        .filter((target) => may(role, permissionOf[target]))
        .map((target) => (
          <Link key={target} variant="body2" href={`/samples/${target}.csv`} download={t(`samples.files.${target}`)}>
            {t(`samples.${target}`)}
          </Link>
        ))}
    </Box>
  )
}
