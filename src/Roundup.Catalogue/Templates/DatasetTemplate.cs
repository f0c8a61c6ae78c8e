using System.Security;

namespace Roundup.Catalogue.Templates;

/// <summary>The files of a new dataset: an order with its lines, which the user replaces.</summary>
public sealed record DatasetTemplate(string Name)
{
    public IReadOnlyList<TemplateFile> Files =>
    [
        new($"datasets/{Name}/{Name}.csproj", Project),
        new($"datasets/{Name}/Model.cs", Model),
        new($"datasets/{Name}/Values.cs", Values),
    ];

    /// <summary>The additional files that the project of a dataset outside the folder <c>datasets/</c> of a repository needs.</summary>
    /// <param name="repository">The absolute path of the root of the repository.</param>
    public static IReadOnlyList<TemplateFile> Imports(string repository) =>
    [
        Import(repository, "Directory.Build.props"),
        Import(repository, "Directory.Build.targets"),
    ];

    private static TemplateFile Import(string repository, string name) =>
        new(
            name,
            $"<Project>\n  <Import Project=\"{SecurityElement.Escape(Path.Combine(repository, "datasets", name))}\" />\n</Project>\n");

    private string Project =>
        $"""
        <Project Sdk="Microsoft.NET.Sdk">
          <PropertyGroup>
            <Description>An order with its lines (created by `roundup new`).</Description>
            <!-- The type that is serialized, and the class that creates its values. -->
            <Root>Roundup.Datasets.{Name}.{Name}Model</Root>
            <Values>Roundup.Datasets.{Name}.{Name}Values</Values>
            <!-- 1 is one object, n a List of n. -->
            <Counts>1 100</Counts>
          </PropertyGroup>
        </Project>

        """;

    private string Model =>
        $$"""
        using System;
        using System.Collections.Generic;

        namespace Roundup.Datasets.{{Name}};

        // Your types go here: plain C#, without any library's attribute (docs/model-compiler.md says what a model can hold).
        public class {{Name}}Model
        {
            public int Id { get; set; }

            public string Customer { get; set; } = "";

            public DateTime Placed { get; set; }

            public string? Remark { get; set; }

            public List<{{Name}}Line> Lines { get; set; } = [];
        }

        public class {{Name}}Line
        {
            public string Article { get; set; } = "";

            public int Quantity { get; set; }

            public double Price { get; set; }
        }

        """;

    private string Values =>
        $$"""
        using Roundup.Contracts;

        namespace Roundup.Datasets.{{Name}};

        public sealed class {{Name}}Values : IDataset<{{Name}}Model>
        {
            // Everything comes from random and index: the same seed gives the same values, another index another value.
            public {{Name}}Model Create(SeededRandom random, int index) => new()
            {
                Id = index,
                Customer = random.Words(2),
                Placed = random.UtcDate(),
                Remark = random.Int(1, 10) > 2 ? null : random.Words(4),
                Lines = [.. Enumerable.Range(0, random.Int(1, 5)).Select(_ => Line(random))],
            };

            private static {{Name}}Line Line(SeededRandom random) => new()
            {
                Article = random.Letters(12),
                Quantity = random.Int(1, 20),
                Price = random.Int(1, 100_000) / 100.0,
            };
        }

        """;
}
