global using Roundup.Analysis.SteadyState;
global using Roundup.Results;
global using Shouldly;
global using Xunit;
