global using Roundup.Tests.Support;
global using Shouldly;
global using Xunit;
