namespace Roundup.Analysis.Tests;

public class TargetFamilyTests
{
    [Theory]
    [InlineData("net6.0", TargetFamily.Jit)]
    [InlineData("netcoreapp3.1", TargetFamily.Jit)]
    [InlineData("net48", TargetFamily.Framework)]
    [InlineData("nativeaot7.0", TargetFamily.NativeAot)]
    [InlineData("net10.0-r2r", TargetFamily.ReadyToRun)]
    [InlineData("mono", TargetFamily.Mono)]
    [InlineData("net10.0-notiering", TargetFamily.Other)]
    public void A_target_has_a_family(string target, TargetFamily family) => TargetFamilies.Get(target).ShouldBe(family);
}
