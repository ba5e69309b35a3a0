import { jestProjects } from '@foyer/testing/jest';

export default { projects: jestProjects(import.meta.dirname) };
