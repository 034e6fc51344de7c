export { HeroScene, type HeroSceneProps } from './HeroScene.tsx';
