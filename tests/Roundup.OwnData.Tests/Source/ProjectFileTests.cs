using Roundup.OwnData.Source;

namespace Roundup.OwnData.Tests.Source;

/// <summary>What a project file says of its source: files, usings and symbols. MSBuild does not run.</summary>
public sealed class ProjectFileTests : FolderTests
{
    [Theory]
    [InlineData("shop")]
    [InlineData("shop/Shop.csproj")]
    public void Usings_symbols_and_files_of_a_project_are_those_of_its_build(string path)
    {
        folder.Write("shop/Shop.csproj", """
            <Project Sdk="Microsoft.NET.Sdk">
              <PropertyGroup><RootNamespace>Shop</RootNamespace></PropertyGroup>
              <PropertyGroup><DefineConstants>$(DefineConstants);WIRE_V2</DefineConstants></PropertyGroup>
              <PropertyGroup Condition="'$(Configuration)' == 'Debug'"><DefineConstants>TRACED</DefineConstants></PropertyGroup>
              <ItemGroup>
                <Using Include="Shop.Common;$(RootNamespace).event" />
                <Using Include="Shop.Limits" Static="true" />
                <Using Include="Shop.Common.Amount" Alias="Sum" />
                <Using Include="Absent.Package" />
                <Compile Remove="Old\**" />
                <Compile Include="../Shared/**/*.cs" />
              </ItemGroup>
            </Project>
            """);
        folder.Write("shop/src/Order.cs", """
            namespace Shop;
            public class Order
            {
                public Amount Total { get; set; }
                public Sum Paid { get; set; }
                public Nested Kind { get; set; }
                public Happened At { get; set; }
                public Shared.Note? Note { get; set; }
            #if WIRE_V2
                public string? Lane { get; set; }
            #endif
            #if TRACED
                public Unknown Trace { get; set; }
            #endif
            }
            public static class Limits { public enum Nested { A } }
            """);
        folder.Write("shop/src/Amount.cs", "namespace Shop.Common; public struct Amount { public int Value { get; set; } }");
        folder.Write("shop/src/Happened.cs", "namespace Shop.@event; public struct Happened { public int Value { get; set; } }");
        folder.Write("shop/Old/Order.cs", "namespace Shop; public class Order { public int X { get; set; } }");
        folder.Write("Shared/deep/Note.cs", "namespace Shared; public class Note { public string? Text { get; set; } }");

        var prepared = PreparedModel.Of(SourceTypes.Read(folder.In(path), "Shop.Order", []));

        prepared.Bound.Root.Members.Select(one => one.Name).ShouldBe(["Total", "Paid", "Kind", "At", "Note", "Lane"]);

        // They would also be usings of a library's code in the worker.
        prepared.Model.Files.ShouldAllBe(file => !file.Text.Contains("global using", StringComparison.Ordinal));
    }

    [Fact]
    public void An_error_has_the_line_of_the_file_of_the_user()
    {
        folder.Write("Shop.csproj", "<Project><PropertyGroup><DefineConstants>A;B</DefineConstants></PropertyGroup></Project>");
        folder.Write("Order.cs", "class Order\n{\n#if B\n  public int x\n#endif\n}");

        Should.Throw<RoundupException>(() => SourceTypes.Read(Root, null, [])).Message.ShouldContain("Order.cs(4,15): CS1002");
    }

    [Theory]
    [InlineData("<Using Include='X;enum A { }' />", "'enum A { }', which is not a name of C#: write it as a global using in a .cs file.")]
    [InlineData("<Using Include='System' Alias='a b' />", "'a b', which is not a name of C#: write it as a global using in a .cs file.")]
    [InlineData("<Using Include='$(Space)' />", "'$(Space)', which is not a name of C#: write it as a global using in a .cs file.")]
    [InlineData("<DefineConstants>A;B C</DefineConstants>", "'B C', which is not the name of a symbol: take it out of there.")]
    [InlineData("<DefineConstants>true</DefineConstants>", "'true', which is not the name of a symbol: take it out of there.")]
    public void A_name_that_is_none_does_not_become_code(string line, string said)
    {
        var group = line.StartsWith("<Using", StringComparison.Ordinal) ? "ItemGroup" : "PropertyGroup";
        var path = folder.Write("Shop.csproj", $"<Project>\n<{group}>{line}</{group}></Project>");
        folder.Write("Order.cs", "class Order { public int Id; }");

        Should.Throw<RoundupException>(() => SourceTypes.Read(path, null, [])).Message
            .ShouldBe($"{path}(2): <{line[1..].Split(' ', '>')[0]}> has {said}");
    }
}
