import { continentOf } from '@vitrine/shared/i18n/places/continents';
import { formatRegion } from '@vitrine/shared/i18n/places/format-region';
import { formatCount } from '@vitrine/shared/i18n/formats';
import { useLocale } from '@vitrine/shared/remote/remote-context';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { countryOf } from '../../../model/listing/listing-filters.ts';
import type { ContinentFacet } from '../../../model/listing/listing-origins.ts';
import { CONTINENT_SHAPES } from './continent-shapes.ts';
import style from './OriginMap.module.css';

interface OriginMapProps {
  continents: ContinentFacet[];
  chosen: string[];
}

/** Degrees to the map's own units: as if they were of one size everywhere, a little flattened. */
const FROM = { longitude: -170, latitude: 81 };
const UNITS = { longitude: 0.714, latitude: 0.83 };
const SIZE = { width: 250, height: 115 };
const PLACED = `scale(${UNITS.longitude} ${-UNITS.latitude}) translate(${-FROM.longitude} ${-FROM.latitude})`;
/** The tropics and the equator: between them is where most of a shop's insects fly. */
const PARALLELS = [23.4, 0, -23.4];

/**
 * The continents with their counts. It is a picture of the list below, which is what keys and screen readers use: a
 * press on it is one on the list's control, and what has the focus there is marked here.
 */
export function OriginMap({ continents, chosen }: OriginMapProps) {
  const locale = useLocale();
  const intl = useIntl();
  const hatching = useId();
  const map = useRef<SVGSVGElement>(null);
  const near = useFocusedContinent(map);
  return (
    <svg ref={map} className={style['map']} viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} aria-hidden="true">
      <pattern id={hatching} width="3" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={style['hatch']} d="M0 0V3" />
      </pattern>
      {PARALLELS.map((latitude) => {
        const y = (FROM.latitude - latitude) * UNITS.latitude;
        return <path key={latitude} className={style['parallel']} d={`M0 ${y}H${SIZE.width}`} />;
      })}
      {Object.entries(CONTINENT_SHAPES).map(([code, { outline, label }]) => {
        const facet = continents.find(({ continent }) => continent === code);
        const isWhole = chosen.includes(code);
        const isPart = facet?.countries.some(({ country }) =>
          chosen.some((origin) => countryOf(origin) === country),
        );
        const [x, y] = placed(label);
        const count = facet?.count ?? 0;
        return (
          <g
            key={code}
            className={style['continent']}
            data-chosen={isWhole ? 'whole' : isPart ? 'part' : undefined}
            data-none={facet ? undefined : true}
            data-near={near === code || undefined}
            onClick={facet && (() => controlOf(code, map.current)?.click())}
          >
            <title>{`${formatRegion(code, locale)}, ${intl.formatMessage({ id: 'catalog.count' }, { count })}`}</title>
            <path className={style['land']} d={outline} transform={PLACED} />
            {isPart && <path d={outline} transform={PLACED} fill={`url(#${hatching})`} />}
            {facet && (
              <text x={x} y={y + 4} className={style['count']}>
                {formatCount(count, locale)}
              </text>
            )}
            {isWhole && <path className={style['tick']} d={`M${x - 4} ${y - 11}l3 3 5 -6.5`} />}
          </g>
        );
      })}
    </svg>
  );
}

/** The control of a continent, in the list that the map is a picture of. */
function controlOf(code: string, map: Element | null) {
  return map?.closest('fieldset')?.querySelector<HTMLInputElement>(`input[value="${code}"]`);
}

function placed([longitude, latitude]: readonly [number, number]): [number, number] {
  return [(longitude - FROM.longitude) * UNITS.longitude, (FROM.latitude - latitude) * UNITS.latitude];
}

/** The continent of the control that has the focus in the map's group. */
function useFocusedContinent(map: { current: Element | null }): string | undefined {
  const [near, setNear] = useState<string>();
  useEffect(() => {
    const group = map.current?.closest('fieldset');
    const follow = ({ target }: Event) => {
      const value = target instanceof HTMLInputElement ? target.value : '';
      setNear(continentOf(countryOf(value)) ?? value);
    };
    const leave = () => setNear(undefined);
    group?.addEventListener('focusin', follow);
    group?.addEventListener('focusout', leave);
    return () => {
      group?.removeEventListener('focusin', follow);
      group?.removeEventListener('focusout', leave);
    };
  }, [map]);
  return near;
}
